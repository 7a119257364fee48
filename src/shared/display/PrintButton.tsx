import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import './styles/print.css';

/** Opens the browser's print dialog, which prints the element with `data-sheet` or saves it as a PDF. */
export function PrintButton() {
  const { t } = useTranslation();
  return (
    <Button icon={<PrinterOutlined aria-hidden="true" />} title={t('print.hint')} onClick={() => window.print()}>
      {t('print.action')}
    </Button>
  );
}
