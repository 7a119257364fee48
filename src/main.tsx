import { createRoot } from 'react-dom/client';
import { getToken } from '@/shared/auth/token';
import { startI18n } from './app/i18n';
import { Root } from './app/Root';
import { watchSession } from './app/watchSession';

if (import.meta.env.VITE_MOCK === 'true') {
  const { startMocks } = await import('@mocks/browser');
  await startMocks();
}
await startI18n([getToken() ? 'app' : 'account']);
watchSession();
const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
createRoot(container).render(<Root />);
