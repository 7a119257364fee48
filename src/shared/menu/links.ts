import { createContext, use } from 'react';

/** Where the screen of a menu key stands: its address; undefined when this build or the person's menu does not have it. */
export type Way = (menuKey: string) => string | undefined;

/** The ways of the person signed in; the app, which alone knows the menu, provides them. */
export const WayContext = createContext<Way>(() => undefined);

/** The way from one area to another: a link is shown only where it leads somewhere. */
export const useWay = () => use(WayContext);
