/** The `menuKey` of a screen that the client adds to the contract's screens (`fixedScreens` of an `area.ts`). */
export type OwnKey = 'inbox' | 'contractHealth' | 'recordMerge';
