import type { Permission } from '@/shared/vocabulary/permission';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Can } from '@/shared/auth/Can';
import { asksForNew } from './askForNew';

interface NewButtonProps {
  permission: Permission;
  /** The button's label; by default 新建. */
  label?: string | undefined;
  /** The button's icon; by default a plus. */
  icon?: ReactNode;
  onClick: () => void;
}

/**
 * The button for a new record. Hidden from users without the permission. If a link sets the location state `askForNew`,
 * `onClick` is called at once.
 */
export function NewButton({ permission, ...button }: NewButtonProps) {
  return (
    <Can permission={permission}>
      <CreateButton {...button} />
    </Can>
  );
}

function CreateButton({ label, icon, onClick }: Omit<NewButtonProps, 'permission'>) {
  const { t } = useTranslation();
  const location = useLocation();
  const navigate = useNavigate();
  const create = useEffectEvent(() => {
    // Clears the state, so that neither a reload nor Back opens the form again.
    void navigate(location, { replace: true, state: null });
    onClick();
  });
  const isAsked = asksForNew(location.state);
  useEffect(() => {
    if (isAsked) create();
  }, [isAsked]);
  return (
    <Button type="primary" icon={icon ?? <PlusOutlined aria-hidden="true" />} data-new onClick={onClick}>
      {label ?? t('action.add')}
    </Button>
  );
}
