import type { Screens } from '@/shared/menu/screens';

/** The workflow screens: requests, tasks, and the processes themselves. */
export const screens = {
  'activiti/BusinessList': () => import('./request/BusinessListPage'),
  'activiti/modules/Leave': () => import('./request/LeavePage'),
  'activiti/modules/Purchase': () => import('./request/PurchasePage'),
  'activiti/Tasking': () => import('./task/TaskingPage'),
  'activiti/Taskdone': () => import('./task/TaskdonePage'),
  'activiti/Copied': () => import('./copy/CopyListPage'),
  'activiti/ProcDefList': () => import('./definition/ProcDefListPage'),
  'activiti/ProcDefNode': () => import('./definition/ProcDefNodePage'),
  'activiti/ProcInstRuns': () => import('./instance/ProcInstRunsPage'),
  'activiti/ProcInstFinished': () => import('./instance/ProcInstFinishedPage'),
  'activiti/ProcMonitor': () => import('./monitor/ProcMonitorPage'),
  'activiti/ModelList': () => import('./model/ModelListPage'),
} satisfies Screens;
