import { createContext, use } from 'react';

/** The mode of a screen that is used by several menu rows. */
export type PlaceMode = 'add' | 'edit' | 'detail';

/** The menu row through which a screen was opened. */
export interface Place {
  /** The row's `menuKey`. A server may send keys that this build does not know. */
  key: string;
  mode?: PlaceMode | undefined;
  /** The pattern of the row's route, `/system/user/:pageNo?`. */
  path?: string | undefined;
}

/** The menu row that opened the surrounding screen. Provided by the app. */
export const PlaceContext = createContext<Place>({ key: '' });

/** The menu row of the current screen. Rows of one screen differ by their key, such as `noticeAdd` and `noticeEdit`. */
export const usePlace = () => use(PlaceContext);
