/** The `menuKey` of a place of the client's own, which no contract names (app/navigation/fixedScreens). */
export type OwnKey = 'inbox';
