const HOST = /^(?:(https?):\/\/)?((?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*)(?::(\d{1,5}|\*))?$/i;

/**
 * Parses the setting `VITE_OBJECT_HOSTS`. Blanks or commas separate the hosts. A host has the format of the content
 * security policy: `https://files.example.com`, `https://*.example.com`, `http://10.0.0.5:9000`. The default scheme is
 * https. Throws for an invalid host, because an invalid host could weaken the policy.
 */
export function objectHosts(setting = ''): string[] {
  return setting
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((text) => {
      const [, scheme = 'https', host = '', port] = HOST.exec(text) ?? [];
      if (!host) throw new Error(`VITE_OBJECT_HOSTS has something that is no host: ${text}`);
      return `${scheme}://${host}${port ? `:${port}` : ''}`.toLowerCase();
    });
}

/** True if the address is on one of the hosts. Matches hosts by the rules of the content security policy. */
export function isOnHost(hosts: readonly string[], address: URL): boolean {
  return hosts.some((source) => {
    const [, scheme, host = '', port] = HOST.exec(source) ?? [];
    const usual = scheme === 'https' ? '443' : '80';
    const asked = address.port || (address.protocol === 'https:' ? '443' : '80');
    const named = host.startsWith('*.') ? address.hostname.endsWith(host.slice(1)) : address.hostname === host;
    return `${scheme}:` === address.protocol && named && (port === '*' || asked === (port ?? usual));
  });
}
