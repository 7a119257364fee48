import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { MenuLink } from '@/shared/menu/MenuLink';
import { criticalQuery } from './access.resource';

/** Separates the parts of a name such as 系统管理 / 角色管理 / 角色修改. */
const PART = ' / ';

/** The number of people with each critical right, which links to its rows. Hidden if there are no critical rights. */
export function CriticalRights() {
  const { t } = useTranslation('access');
  const formats = useFormats();
  const { data } = useQuery(criticalQuery);
  if (!data?.length) return null;
  return (
    <Flex wrap gap="0 20px" role="group" aria-label={t('critical')} style={{ lineHeight: '20px' }}>
      <strong>{t('critical')}</strong>
      {data.map(({ permission, menuName, people }) => {
        const path = menuName ?? permission;
        return (
          <span key={permission} title={path}>
            <MenuLink to="accessReport" query={{ permission }}>
              {path.split(PART).at(-1)}
            </MenuLink>{' '}
            {formats.number(Number(people ?? 0))}
          </span>
        );
      })}
    </Flex>
  );
}
