// Runs before the product is loaded, without it and without a build: shows the sign-in form of index.html, in the
// visitor's language and theme, to whoever has no token. src/areas/account/login/earlyForm.ts takes over what was typed.
// When the product itself cannot be loaded it says so, to everybody.
(() => {
  function stored(name) {
    try {
      const entry = JSON.parse(localStorage.getItem(`pro__${name}`));
      return entry.expire === null || entry.expire >= Date.now() ? entry.value : undefined;
    } catch {
      return undefined;
    }
  }

  const words = {
    'zh-CN': [
      '账号',
      '密码',
      '登录',
      '账号密码登录',
      '人才与招聘平台运营后台',
      '自动登录',
      '页面加载失败，可能是系统刚刚更新',
      '重新加载',
    ],
    'zh-TW': [
      '帳號',
      '密碼',
      '登入',
      '帳號密碼登入',
      '人才與招聘平台營運後台',
      '自動登入',
      '頁面載入失敗，系統可能剛剛更新',
      '重新載入',
    ],
    'en-US': [
      'Account',
      'Password',
      'Sign in',
      'Password',
      'The back office for talent and recruiting',
      'Keep me signed in',
      'Couldn’t load this page. The system may have just been updated',
      'Reload',
    ],
    'pt-BR': [
      'Conta',
      'Senha',
      'Entrar',
      'Senha',
      'Administração da plataforma de talentos e recrutamento',
      'Manter conectado',
      'Não foi possível carregar a página. O sistema pode ter sido atualizado',
      'Recarregar',
    ],
  };
  const theme = stored('DEFAULT_THEME');
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';

  let lang = String(stored('lang'));
  const browser = [...(navigator.languages ?? [navigator.language]), 'en'];
  for (let i = 0; !Object.hasOwn(words, lang); i++) {
    const wanted = browser[i].toLowerCase();
    if (/^zh-(?!hans).*(tw|hk|mo|hant)/.test(wanted)) lang = 'zh-TW';
    else if (wanted.startsWith('zh')) lang = 'zh-CN';
    else if (wanted.startsWith('pt')) lang = 'pt-BR';
    else if (wanted.startsWith('en')) lang = 'en-US';
  }
  const offered = self.TALENT_DESK?.languages ?? [lang];
  if (!offered.includes(lang) && words[offered[0]]) lang = offered[0];
  ['account', 'password', 'submit', 'tab', 'tagline', 'remember', 'lost', 'reload'].forEach((name, at) => {
    // A page of the release before may lack one.
    const place = document.querySelector(`[data-word=${name}]`);
    if (place) place.textContent = words[lang][at];
  });

  addEventListener(
    'error',
    ({ target }) => {
      const lost = document.getElementById('lost');
      if (!lost || !(target instanceof HTMLScriptElement) || target.type !== 'module') return;
      document.documentElement.lang = lang;
      lost.hidden = false;
      lost.querySelector('button').addEventListener('click', () => location.reload());
    },
    true,
  );

  const path = location.pathname.slice(new URL('.', document.currentScript.src).pathname.length - 1);
  const isPublic = /^\/(403|404|500|ExceptionShare|test|user\/(?!login))/.test(path);
  if (stored('Access-Token') || isPublic) return;

  document.documentElement.lang = lang;
  const early = document.getElementById('early');
  early.hidden = false;
  // Enter pressed early is kept: the product submits as soon as it can. A listener that names `early` would keep the whole
  // form in memory after its removal, because the listener for errors above stays.
  early.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    event.target.closest('#early').dataset.submitted = 'true';
  });
})();
