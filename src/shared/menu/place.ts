import { createContext, use } from 'react';

/** The mode of a screen that serves several menu rows. */
export type PlaceMode = 'add' | 'edit' | 'detail';

/** The menu row a screen is opened by. */
export interface Place {
  /** The row's `menuKey`; a server may have keys this build does not know. */
  key: string;
  mode?: PlaceMode | undefined;
  /** The pattern of its route, `/system/user/:pageNo?`. */
  path?: string | undefined;
}

/** The menu row of the screens below; provided by the app. */
export const PlaceContext = createContext<Place>({ key: '' });

/** The menu row of the current screen: the same form behaves differently under `noticeAdd` and `noticeEdit`. */
export const usePlace = () => use(PlaceContext);
