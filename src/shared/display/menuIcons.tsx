import {
  AccountBookOutlined,
  AppstoreOutlined,
  AuditOutlined,
  ClusterOutlined,
  DatabaseOutlined,
  FileTextOutlined,
  HomeOutlined,
  IdcardOutlined,
  PictureOutlined,
  SettingOutlined,
  ShoppingCartOutlined,
  SolutionOutlined,
  TrophyOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ComponentType, ReactNode } from 'react';

const icons = new Map<string, ComponentType<{ 'aria-hidden': 'true' }>>([
  ['home', HomeOutlined],
  ['audit', AuditOutlined],
  ['database', DatabaseOutlined],
  ['shopping-cart', ShoppingCartOutlined],
  ['account-book', AccountBookOutlined],
  ['trophy', TrophyOutlined],
  ['idcard', IdcardOutlined],
  ['solution', SolutionOutlined],
  ['file-text', FileTextOutlined],
  ['picture', PictureOutlined],
  ['setting', SettingOutlined],
  ['cluster', ClusterOutlined],
  ['user', UserOutlined],
]);

/**
 * Returns the icon of a menu row by the icon's name. For an unknown name, returns a default icon. Hides the icon from
 * screen readers, because the entry has a text.
 */
export function menuIcon(name: string): ReactNode {
  const Icon = icons.get(name) ?? AppstoreOutlined;
  return <Icon aria-hidden="true" />;
}

/** The valid icon names of a menu row. */
export const menuIconNames: readonly string[] = [...icons.keys()];
