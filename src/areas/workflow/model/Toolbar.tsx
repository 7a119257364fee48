import { ExpandOutlined, RedoOutlined, UndoOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '@/shared/display/MenuButton';
import type { OpenDrawing } from './modeler';

interface ToolbarProps {
  canvas: OpenDrawing | undefined;
  /** The zoom, in percent. */
  zoom: number;
  canUndo: boolean;
  canRedo: boolean;
  onImport: (file: File) => void;
  onExport: (format: 'xml' | 'svg') => void;
  /** Further buttons, such as those to check, save and deploy. */
  children: ReactNode;
}

/** The zoom factor of one click. */
const STEP = 1.25;

/** The actions on the whole diagram. */
export function Toolbar({ canvas, zoom, canUndo, canRedo, onImport, onExport, children }: ToolbarProps) {
  const { t } = useTranslation('workflow');
  const input = useRef<HTMLInputElement>(null);
  const button = (label: string, icon: ReactNode, onClick: () => void, off = false) => (
    <Button icon={icon} aria-label={label} title={label} disabled={!canvas || off} onClick={onClick} />
  );
  return (
    <Space wrap role="toolbar" aria-label={t('model.toolbar')}>
      <Space.Compact>
        {button(t('model.undo'), <UndoOutlined />, () => canvas?.undo(), !canUndo)}
        {button(t('model.redo'), <RedoOutlined />, () => canvas?.redo(), !canRedo)}
      </Space.Compact>
      <Space.Compact>
        {button(t('model.zoomOut'), <ZoomOutOutlined />, () => canvas?.zoom(1 / STEP))}
        <Button
          disabled={!canvas}
          aria-label={t('model.zoomNow', { zoom })}
          title={t('model.fullSize')}
          onClick={() => canvas?.fullSize()}
        >
          {zoom} %
        </Button>
        {button(t('model.zoomIn'), <ZoomInOutlined />, () => canvas?.zoom(STEP))}
        {button(t('model.fit'), <ExpandOutlined />, () => canvas?.fit())}
      </Space.Compact>
      <Button disabled={!canvas} onClick={() => input.current?.click()}>
        {t('model.import')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xml,.bpmn"
        aria-label={t('model.importFile')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onImport(file);
        }}
      />
      <MenuButton
        disabled={!canvas}
        menu={{
          items: [
            { key: 'xml', label: t('model.exportXml'), onClick: () => onExport('xml') },
            { key: 'svg', label: t('model.exportSvg'), onClick: () => onExport('svg') },
          ],
        }}
      >
        {t('model.export')}
      </MenuButton>
      {children}
    </Space>
  );
}
