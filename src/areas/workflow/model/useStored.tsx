import { App } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { type Model, models } from './model.resource';

/**
 * Saves the diagram of a model. Asks first if another user has stored a different diagram in the meantime. `from` is
 * the stored diagram that the user's edits are based on.
 */
export function useStored({ id }: Model, from: string) {
  const { t } = useTranslation(['workflow', 'shared']);
  const { modal } = App.useApp();
  const { time } = useFormats();
  const base = useRef(from);

  async function mayReplace(own: string): Promise<boolean> {
    const { xml, updateBy, updateTime, lastUpdateTime } = await models.get(id);
    // After a lost answer, the stored diagram is already the user's own.
    if ((xml ?? '') === base.current || xml === own) return true;
    const changedAt = updateTime ?? lastUpdateTime;
    return modal.confirm({
      title: t('shared:conflict.title'),
      content: (
        <>
          <p>{[updateBy, changedAt && time(changedAt)].filter(Boolean).join(' · ')}</p>
          <p>{t('model.replaceAsk')}</p>
        </>
      ),
      okText: t('model.replace'),
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
    });
  }

  return {
    base,
    /** Resolves to true if the stored diagram is no longer the diagram that the user's edits are based on. */
    isChanged: async () => ((await models.get(id)).xml ?? '') !== base.current,
    /** Resolves to false if the user keeps the diagram of the other user. */
    save: async (xml: string): Promise<boolean> => {
      if (!(await mayReplace(xml))) return false;
      await models.save({ id, xml });
      // The server may store the diagram in another format than it was sent.
      const stored = await models.get(id).catch(() => undefined);
      base.current = stored?.xml ?? xml;
      return true;
    },
  };
}
