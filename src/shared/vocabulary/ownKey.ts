/** The `menuKey` of a place of the client's own, which no contract names (app/menu/fixedScreens). */
export type OwnKey = 'inbox';
