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
import type { ReactNode } from 'react';

const icons = new Map<string, ReactNode>([
  ['home', <HomeOutlined key="home" />],
  ['audit', <AuditOutlined key="audit" />],
  ['database', <DatabaseOutlined key="database" />],
  ['shopping-cart', <ShoppingCartOutlined key="shopping-cart" />],
  ['account-book', <AccountBookOutlined key="account-book" />],
  ['trophy', <TrophyOutlined key="trophy" />],
  ['idcard', <IdcardOutlined key="idcard" />],
  ['solution', <SolutionOutlined key="solution" />],
  ['file-text', <FileTextOutlined key="file-text" />],
  ['picture', <PictureOutlined key="picture" />],
  ['setting', <SettingOutlined key="setting" />],
  ['cluster', <ClusterOutlined key="cluster" />],
  ['user', <UserOutlined key="user" />],
]);

/** The icon a menu row names; a plain one for every other name, whatever it holds. */
export const menuIcon = (name: string): ReactNode => icons.get(name) ?? <AppstoreOutlined />;
