import { createContext, use } from 'react';

/** What a screen is opened for, where one screen serves several places. */
export type PlaceMode = 'add' | 'edit' | 'detail';

/** The place of the menu a screen stands at. */
export interface Place {
  /** The row's `menuKey`; a server may have rows of its own. */
  key: string;
  mode?: PlaceMode | undefined;
  /** The pattern of its route, `/system/user/:pageNo?`. */
  path?: string | undefined;
}

/** The place of the screens below; the app provides it. */
export const PlaceContext = createContext<Place>({ key: '' });

/** The place this screen stands at: one form is another screen at `noticeAdd` than at `noticeEdit`. */
export const usePlace = () => use(PlaceContext);
