import { useLazyDialog } from '@/shared/lazy/useLazyDialog';
import type { Model } from './model.resource';

const loadDesigner = () => import('./DesignerDrawer');

/** Returns a function that opens the designer with the diagram of a model. */
export function useOpenDesigner(): (row: Model) => void {
  const open = useLazyDialog(loadDesigner);
  return (row) => open(({ DesignerDrawer }, close) => <DesignerDrawer row={row} onClose={close} />);
}
