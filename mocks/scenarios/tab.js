/**
 * The scenario of this tab (docs/worlds.md). It is appended to `/config.js` only if there is a mock backend.
 * `?scenario=` and `?now=` are stored for the tab and sent with every call. `?now=` also sets the clock of the page.
 */
(() => {
  const storage = storageOfTab();
  const query = new URLSearchParams(location.search);
  const given = ['scenario', 'now'].filter((name) => query.has(name));
  for (const name of given) {
    const value = query.get(name);
    // A plus sign in a URL is read as a space, but a time needs a T there to be parsed.
    const kept = name === 'now' && value ? String(Date.parse(value.replace(' ', 'T')) - Date.now()) : value;
    if (kept && kept !== 'NaN') storage?.setItem(`world-${name}`, kept);
    else storage?.removeItem(`world-${name}`);
    query.delete(name);
  }
  if (given.length > 0)
    history.replaceState(history.state, '', location.pathname + (query.size ? `?${query}` : '') + location.hash);

  const scenario = storage?.getItem('world-scenario');
  const ahead = Number(storage?.getItem('world-now'));
  if (!scenario && !ahead) return;

  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function sendFromHere(body) {
    if (scenario) this.setRequestHeader('x-scenario', scenario);
    if (ahead) this.setRequestHeader('x-clock-ahead', String(ahead));
    send.call(this, body);
  };
  if (ahead) {
    const Real = Date;
    const now = () => Real.now() + ahead;
    self.Date = new Proxy(Real, {
      construct: (target, values, called) => Reflect.construct(target, values.length ? values : [now()], called),
      apply: () => new Real(now()).toString(),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  }
  const sign = document.createElement('output');
  sign.ariaHidden = 'true';
  sign.textContent = [scenario, ahead && new Date().toLocaleString('sv').slice(0, 16)].filter(Boolean).join(' · ');
  sign.style.cssText =
    'position:fixed;bottom:0;left:0;z-index:9999;padding:0 6px;font:12px/20px monospace;color:#fff;background:#b00;pointer-events:none';
  addEventListener('DOMContentLoaded', () => document.body.append(sign));

  /** Without storage there are no scenarios. */
  function storageOfTab() {
    try {
      return sessionStorage;
    } catch {
      return undefined;
    }
  }
})();
