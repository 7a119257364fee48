/** The `menuKey` of a client screen that is not in the contract (`fixedScreens` of an `area.ts`). */
export type OwnKey = 'inbox' | 'contractHealth' | 'recordMerge';
