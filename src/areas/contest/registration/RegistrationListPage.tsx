import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ReviewList } from '@/shared/review/ReviewList';
import { ContestHead } from '../competition/ContestHead';
import { registrations } from './registration.review';
import { RegistrationReview } from './RegistrationReview';
import { useRegistrationActions } from './useRegistrationActions';
import { useRegistrationColumns } from './useRegistrationColumns';

/**
 * The registrations of all contests. If the URL has a `competitionId`, shows only the registrations of that contest. If
 * the URL has an `id`, shows the review of that registration instead.
 */
export default function RegistrationListPage() {
  const [search] = useSearchParams();
  const competitionId = search.get('competitionId') ?? undefined;
  if (search.has('id')) return <RegistrationReview />;
  // The key resets the selection and the dialogs when the contest changes.
  return <RegistrationList key={competitionId ?? ''} competitionId={competitionId} />;
}

function RegistrationList({ competitionId }: { competitionId: string | undefined }) {
  // Loads the translations of the columns and the batch dialog early. Loading them later would suspend and blank the
  // page.
  useTranslation(['contest', 'review', 'shared']);
  return (
    <ReviewList
      kind={registrations}
      columns={useRegistrationColumns(competitionId === undefined)}
      above={competitionId !== undefined && <ContestHead id={competitionId} />}
      actions={useRegistrationActions()}
    />
  );
}
