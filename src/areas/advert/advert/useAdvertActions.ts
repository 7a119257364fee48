import { useTranslation } from 'react-i18next';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { useChange } from '@/shared/list/actions/useChange';
import { fieldLimit } from '@/shared/resource/fieldRights';
import { type Advert, adverts } from './advert.resource';

/** The row action that puts an advertisement online, or takes it offline after confirmation. */
export function useAdvertActions(): (advert: Advert) => RowAction[] {
  const { t } = useTranslation('advert');
  const change = useChange(adverts.path);
  const ask = useAskedChange(adverts.path);

  function toggle({ id, advertName, status }: Advert) {
    if (status === '1') return void change(() => adverts.setStatus(id, '0'));
    ask({
      title: t('takeOffTitle'),
      content: t('takeOffAsk', { name: advertName }),
      okText: t('takeOff'),
      focusCancel: true,
      run: () => adverts.setStatus(id, '1'),
    });
  }

  if (fieldLimit(adverts.permission, 'status')) return () => [];
  return (advert) => [
    {
      label: t(advert.status === '1' ? 'putOn' : 'takeOff'),
      permission: 'advert:advert:status',
      onClick: () => toggle(advert),
    },
  ];
}
