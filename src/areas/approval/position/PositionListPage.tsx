import { ReviewList } from '@/shared/review/ReviewList';
import { positions } from './position.review';
import { usePositionActions } from './usePositionActions';
import { usePositionColumns } from './usePositionColumns';

/** The list of companies' positions: search, decide singly or in bulk, pin to the top, take offline. */
export default function PositionListPage() {
  const actions = usePositionActions();
  return <ReviewList kind={positions} columns={usePositionColumns()} actions={actions} />;
}
