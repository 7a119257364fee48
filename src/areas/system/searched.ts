import type { Searched } from '@/shared/area/searched';
import type { Notice } from './notice/notice.resource';
import type { User } from './user/user.resource';

const users: Searched<keyof User> = {
  kind: 'system:user',
  list: 'user',
  permission: 'system:user:list',
  path: '/system/user',
  filters: { userName: 'name', loginName: 'name', phonenumber: 'phone' },
  id: ['userId'],
  title: 'loginName',
  subtitle: 'userName',
  to: 'user',
  query: { loginName: 'title' },
};

const notices: Searched<keyof Notice> = {
  kind: 'system:notice',
  list: 'noticeList',
  path: '/system/notice',
  filters: { noticeTitle: 'name' },
  id: ['noticeId'],
  title: 'noticeTitle',
  to: 'noticeDetail',
  query: { id: 'id' },
};

/** Users and notices. */
export const searched: readonly Searched[] = [users, notices];
