// The script of the map's page. The product sends it the API key and the position; it loads AMap and reports the result.
// It never gets the security code: the server adds the code to requests below /_AMapService (lbs.amap.com, JS API 2.0).
// A sandboxed page has no storage, so this replaces it with storage in memory, where the map caches its tiles.
for (const name of ['localStorage', 'sessionStorage']) {
  const kept = new Map();
  const storage = {
    getItem: (key) => kept.get(String(key)) ?? null,
    setItem: (key, value) => void kept.set(String(key), String(value)),
    removeItem: (key) => void kept.delete(String(key)),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
  Object.defineProperty(window, name, { value: storage });
}
const say = (words) => parent.postMessage(words, location.origin);
const timer = (work, ms) => setTimeout(() => work(), ms);
let told = false;

addEventListener('message', ({ source, origin, data }) => {
  if (told || source !== parent || origin !== location.origin) return;
  if (typeof data?.key !== 'string' || !Array.isArray(data.place) || !data.place.every(Number.isFinite)) return;
  told = true;
  show(data);
});

function show({ key, place, title }) {
  window._AMapSecurityConfig = { serviceHost: `${location.origin}/_AMapService` };
  const late = timer(() => say('amap failed'), 8000);
  const fail = () => {
    clearTimeout(late);
    say('amap failed');
  };
  const script = document.createElement('script');
  script.src = `https://webapi.amap.com/maps?v=2.0&key=${encodeURIComponent(key)}`;
  script.onerror = fail;
  script.onload = () => {
    try {
      const map = new window.AMap.Map('map', { zoom: 15, center: place });
      map.add(new window.AMap.Marker({ position: place, title: String(title) }));
      map.on('complete', () => {
        clearTimeout(late);
        say('amap shown');
      });
    } catch {
      fail();
    }
  };
  document.head.append(script);
}

say('amap ready');
