import { App } from 'antd';
import { useTranslation } from 'react-i18next';

/** Confirms that unsaved input may be lost; resolves to true when the user agrees. */
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
      // The safe button comes last, where users expect the usual choice.
      footer: (_, { OkBtn, CancelBtn }) => (
        <>
          <OkBtn />
          <CancelBtn />
        </>
      ),
      focusable: { autoFocusButton: 'cancel' },
    });
}
