import { atBase } from '@/shared/settings/base';
import { Alert, Skeleton } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { CopyText } from '@/shared/display/copy/CopyText';
import styles from '@/shared/review/review.module.css';
import { Section } from '@/shared/record/Section';

/** The location fields of a record. */
interface Place {
  regionName?: string | null | undefined;
  address: string;
  longitude?: number | string | null | undefined;
  latitude?: number | string | null | undefined;
}

/** An address with its coordinates, and with a map if the server provides a map key. */
export function AddressMap({ of }: { of: Place }) {
  const { longitude, latitude } = of;
  const address = `${of.regionName ?? ''} ${of.address}`.trim();
  const { t } = useTranslation('review');
  const key = useSession((session) => session.config.amapKey);
  const place = [Number(longitude), Number(latitude)] as const;
  const known = Boolean(longitude && latitude) && place.every(Number.isFinite);
  return (
    <Section title={t('map.title')}>
      <p className={styles.place}>
        <CopyText text={address} />
        {known && <CopyText text={place.join(',')} />}
      </p>
      {key && known && <MapFrame key={place.join()} amapKey={key} place={place} title={address} />}
      {!known && <p className={styles.hint}>{t('map.noPlace')}</p>}
    </Section>
  );
}

/**
 * Shows the map in a sandboxed iframe with its own content security policy. A script of the map provider can thus read
 * neither the page nor our storage. Because the iframe has no origin, the page recognizes the iframe's messages by
 * their source.
 */
function MapFrame({ amapKey, place, title }: { amapKey: string; place: readonly [number, number]; title: string }) {
  const { t } = useTranslation('review');
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const hear = useEffectEvent(({ source, data }: MessageEvent<unknown>) => {
    const from = frame.current?.contentWindow;
    if (!from || source !== from) return;
    if (data === 'amap ready') from.postMessage({ key: amapKey, place, title }, '*');
    if (data === 'amap shown') setState('shown');
    if (data === 'amap failed') setState('failed');
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  if (state === 'failed')
    return <Alert type="warning" showIcon className={styles.failed ?? ''} title={t('map.failed')} />;
  return (
    <div className={styles.map}>
      {state === 'loading' && <Skeleton active title={false} />}
      <iframe
        ref={frame}
        src={atBase('/amap.html')}
        sandbox="allow-scripts"
        title={t('map.of', { title })}
        referrerPolicy="strict-origin"
      />
    </div>
  );
}
