import type { Permission } from '@/shared/vocabulary/permission';
import type { Moves } from './moves';

/** PUBLISH (docs/contract#3.2): drafts and withdrawn records can be published, published records can be withdrawn. */
export const publishMoves = (permission: Permission) =>
  ({
    publish: { from: ['0', '2'], to: '1', permission },
    withdraw: { from: ['1'], to: '2', permission },
  }) as const satisfies Moves;

/**
 * True for records that can be edited and removed: drafts, withdrawn records, and records of a server that has no
 * publish status.
 */
export const isOpen = (publishStatus: string | null | undefined): boolean => publishStatus !== '1';
