// The map's own page: told its key and place by the product, it loads AMap and says how that went. The security code never
// comes here: the server adds it to what goes through /_AMapService (lbs.amap.com, JS API 2.0).
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
