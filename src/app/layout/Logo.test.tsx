import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSession } from '@/shared/auth/session';
import { defaultConfig } from '@/shared/auth/systemConfig';
import { Logo } from './Logo';

afterEach(() => useSession.setState({ config: defaultConfig }));

it.each([
  ['/own/logo.png', '/own/logo.png'],
  ['https://files.example.com/logo.png', defaultConfig.logoUrl],
  ['javascript:alert(1)', defaultConfig.logoUrl],
])('with the logo address %s in the system config, the page shows the logo %s', (logoUrl, shown) => {
  useSession.setState({ config: { ...defaultConfig, logoUrl } });
  render(<Logo size={28} />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', shown);
});
