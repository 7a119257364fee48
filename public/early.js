// Runs before the product has loaded and is not part of the build. Shows the sign-in form of index.html to visitors
// without a token, in their language and theme; src/areas/account/login/AccountForm.tsx then takes over the typed values.
// If the product cannot be loaded, shows a message to every visitor.
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
    // A cached page of the previous release may lack one of these elements.
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
  // Remembers that the user pressed Enter; the product then submits the form as soon as it has loaded. The listener must
  // not use the variable `early`: it shares its scope with the error listener above, which stays, so the removed form
  // would remain in memory.
  early.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    event.target.closest('#early').dataset.submitted = 'true';
  });
})();
