import type { Searched } from '@/shared/area/searched';
import type { Notice } from './notice/notice.resource';
import type { User } from './user/user.resource';

const users: Searched<keyof User> = {
  kind: 'system:user',
  list: 'user',
  path: '/system/user',
  filters: { userName: 'name', loginName: 'login', phonenumber: 'phone' },
  id: ['userId'],
  title: 'loginName',
  subtitle: 'userName',
  query: { loginName: 'title' },
};

const notices: Searched<keyof Notice> = {
  kind: 'system:notice',
  isOwn: true,
  list: 'noticeList',
  path: '/system/notice',
  filters: { noticeTitle: 'name' },
  id: ['noticeId'],
  title: 'noticeTitle',
  to: 'noticeDetail',
};

/** The records that the search covers: users and notices. */
export const searched: readonly Searched[] = [users, notices];
