import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loading } from '@/shared/display/Loading';
import { useDialogs } from '@/shared/display/useDialogs';
import { wordOf } from '@/shared/lib/wordOf';
import { useFormats } from '@/shared/settings/useFormats';
import { AddFactor } from './AddFactor';
import { type Factor, factorsQuery, removeFactor, renewRecoveryCodes, startFactor } from './factor.api';
import styles from './factors.module.css';
import { hasPasskeys } from './passkey';
import { ProofModal } from './ProofModal';
import { RecoveryCodes } from './RecoveryCodes';

/**
 * Lists the user's second factors, to add and remove. Calls `onAdded` after a factor was added and the user has closed
 * the dialog with the new recovery codes, if any.
 */
export function FactorList({ onAdded }: { onAdded?: () => void }) {
  const { t } = useTranslation('factors');
  const { time } = useFormats();
  const [dialogs, open] = useDialogs();
  const own = useQuery(factorsQuery());
  if (!own.data) return <Loading query={own} />;
  const factors = own.data.factors ?? [];
  const withPasskey = factors.some(({ kind }) => kind === 'passkey');
  const nameOf = ({ kind, name }: Factor) => name || wordOf(t, 'kinds', kind);

  const show = (codes: readonly string[], then?: () => void) =>
    open((close) => (
      <RecoveryCodes
        codes={codes}
        onClose={() => {
          close();
          then?.();
        }}
      />
    ));
  const add = (kind: 'totp' | 'passkey') => {
    const added = (codes: readonly string[]) => (codes.length > 0 ? show(codes, onAdded) : onAdded?.());
    open((closeProof) => (
      <ProofModal
        about={t('proveAsk')}
        withPasskey={withPasskey}
        run={async (proof) => {
          const started = await startFactor(kind, proof);
          open((close) => <AddFactor kind={kind} started={started} onAdded={added} onClose={close} />);
        }}
        onClose={closeProof}
      />
    ));
  };
  const remove = (factor: Factor) =>
    open((close) => (
      <ProofModal
        title={t('removeNamed', { name: nameOf(factor) })}
        about={t('removeAsk')}
        okText={t('remove')}
        done={t('removed')}
        withPasskey={withPasskey}
        run={(proof) => removeFactor(factor.factorId, proof)}
        onClose={close}
      />
    ));
  const renew = () =>
    open((close) => (
      <ProofModal
        title={t('renew')}
        about={t('renewAsk')}
        okText={t('renew')}
        withPasskey={withPasskey}
        run={async (proof) => show(await renewRecoveryCodes(proof))}
        onClose={close}
      />
    ));

  return (
    <>
      {own.isError && <Loading query={own} />}
      {factors.length === 0 && <p className={styles.soft}>{t('none')}</p>}
      <ul className={styles.list} aria-label={t('title')}>
        {factors.map((factor) => (
          <li key={factor.factorId}>
            <bdi>{nameOf(factor)}</bdi>
            <Button size="small" aria-label={t('removeNamed', { name: nameOf(factor) })} onClick={() => remove(factor)}>
              {t('remove')}
            </Button>
            <small>
              {[
                nameOf(factor) !== wordOf(t, 'kinds', factor.kind) && wordOf(t, 'kinds', factor.kind),
                factor.createTime && t('added', { time: time(factor.createTime) }),
                factor.lastTime && t('used', { time: time(factor.lastTime) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
        {factors.length > 0 && (
          <li>
            <span>{t('left', { count: Number(own.data.recoveryLeft ?? 0) })}</span>
            <Button size="small" onClick={renew}>
              {t('renew')}
            </Button>
          </li>
        )}
      </ul>
      <Flex gap={8} wrap style={{ marginTop: 16 }}>
        <Button onClick={() => add('totp')}>{t('add.totp')}</Button>
        {hasPasskeys() && <Button onClick={() => add('passkey')}>{t('add.passkey')}</Button>}
      </Flex>
      {dialogs}
    </>
  );
}
