import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSession } from '@/shared/auth/session';
import { defaultConfig } from '@/shared/auth/systemConfig';
import { renderPage } from '@/testing/renderPage';
import { AddressMap } from './AddressMap';

const PLACE = { regionName: '广东省/深圳市', address: '科苑南路8号', longitude: '113.943062', latitude: 22.529054 };

it('[row 122] if no map key is configured, the address is shown, and no external content is loaded', async () => {
  await renderPage(<AddressMap of={PLACE} />);
  expect(await screen.findByText('广东省/深圳市 科苑南路8号')).toBeVisible();
  expect(screen.getByText('113.943062,22.529054')).toBeVisible();
  expect(document.querySelector('iframe, script')).toBeNull();
});

it('[row 123] the address map shows an error only if the map’s own iframe reports a failure', async () => {
  useSession.setState({ config: { ...defaultConfig, amapKey: 'K' } });
  await renderPage(<AddressMap of={PLACE} />);
  const frame = await screen.findByTitle<HTMLIFrameElement>('广东省/深圳市 科苑南路8号 的地图');
  const say = (data: string, source: Window | null) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source, origin: location.origin })));
  say('amap failed', window);
  expect(frame).toBeInTheDocument();
  say('amap failed', frame.contentWindow);
  expect(await screen.findByText('地图加载失败')).toBeVisible();
  expect(screen.getByText('113.943062,22.529054')).toBeVisible();
});
