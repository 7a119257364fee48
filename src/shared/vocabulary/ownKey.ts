/** The `menuKey` of a place of the client's own, which no contract names (`fixedScreens` of an `area.ts`). */
export type OwnKey = 'inbox' | 'contractHealth';
