import { App } from 'antd';
import { useTranslation } from 'react-i18next';

/** Asks whether unsaved input may be discarded; resolves to true if the user agrees. */
export function useAskToLose(): () => Promise<boolean> {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  return async () =>
    await modal.confirm({
      title: t('crud.unsavedTitle'),
      content: t('crud.unsaved'),
      okText: t('crud.discard'),
      okButtonProps: { type: 'default', danger: true },
      cancelText: t('crud.stay'),
      cancelButtonProps: { type: 'primary' },
      // The safe button comes last, where users expect the default choice.
      footer: (_, { OkBtn, CancelBtn }) => (
        <>
          <OkBtn />
          <CancelBtn />
        </>
      ),
      focusable: { autoFocusButton: 'cancel' },
    });
}
