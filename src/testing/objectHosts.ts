/** Sets the hosts of the object store in the page, like a build with `VITE_OBJECT_HOSTS`. */
export function setObjectHosts(setting: string): void {
  const meta =
    document.querySelector('meta[name="object-hosts"]') ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', 'object-hosts');
  meta.setAttribute('content', setting);
}
