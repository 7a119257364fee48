import { serverNow } from '@/shared/settings/times';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Preview } from '@/shared/form/Preview';
import { DictTag } from '@/shared/dict/DictTag';
import { shownHere } from '@/shared/files/shownHere';
import { displayOf } from './advert.display';
import styles from './advert.module.css';
import { type Place, places } from './places';

/** Previews the advertisement in its position from the form values, and shows whether it would be displayed now. */
export function AdvertPreview() {
  const { t } = useTranslation('advert');
  const form = Form.useFormInstance();
  const position = String(Form.useWatch('advertPosition', form) ?? '');
  const imgUrl: unknown = Form.useWatch('imgUrl', form);
  const status: unknown = Form.useWatch('status', form);
  const schedule: unknown = Form.useWatch('schedule', form);
  const [startTime, endTime] = Array.isArray(schedule) ? (schedule as (string | null)[]) : [];
  const state = displayOf({ status: String(status), startTime, endTime }, serverNow());
  const place = places[position];
  return (
    <Preview title={t('preview')} state={state && <DictTag dictType="biz_ad_display_status" value={state} />}>
      {place ? (
        <Frame position={position}>
          <Picture place={place} src={shownHere(imgUrl)} />
        </Frame>
      ) : (
        <p className={styles.hint}>{t('positionFirst')}</p>
      )}
    </Preview>
  );
}

function Picture({ place, src }: { place: Place; src: string | undefined }) {
  const { t } = useTranslation('advert');
  return (
    <div className={styles.picture} style={{ aspectRatio: `${place.width} / ${place.height}` }}>
      {src ? <img src={src} alt={t('imgUrl')} /> : <span>{`${place.width} × ${place.height}`}</span>}
      <small className={styles.mark}>{t('mark')}</small>
    </div>
  );
}

/**
 * Draws the page around the picture. An advertisement on the web is inside a browser. In all other positions, an
 * advertisement is inside a phone.
 */
function Frame({ position, children }: { position: string; children: ReactNode }) {
  if (position === '1')
    return (
      <div className={styles.browser}>
        <div className={styles.bar} aria-hidden="true" />
        {children}
        <Dots />
        <Lines count={2} />
      </div>
    );
  return (
    <div className={styles.phone}>
      {position === '2' && (
        <>
          <div className={styles.bar} aria-hidden="true" />
          {children}
          <Dots />
          <Lines count={5} />
        </>
      )}
      {position === '3' && children}
      {position === '4' && (
        <>
          <Lines count={3} />
          {children}
          <Lines count={3} />
        </>
      )}
      {position === '5' && (
        <>
          <Lines count={8} />
          <div className={styles.veil}>{children}</div>
        </>
      )}
    </div>
  );
}

const Dots = () => (
  <div className={styles.dots} aria-hidden="true">
    <i />
    <i />
    <i />
  </div>
);

const Lines = ({ count }: { count: number }) => (
  <div className={styles.lines} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <i key={index} />
    ))}
  </div>
);
