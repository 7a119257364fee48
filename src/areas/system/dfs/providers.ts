interface Described {
  name: string;
  required?: boolean;
  /** The value must be an http(s) URL. */
  url?: boolean;
  /** True for a secret. The server returns it masked. If an update does not contain it, the stored secret is kept. */
  secret?: boolean;
}

const fields = {
  1: [
    { name: 'qiniuDomain', required: true, url: true },
    { name: 'qiniuPrefix' },
    { name: 'qiniuAccessKey', required: true },
    { name: 'qiniuSecretKey', required: true, secret: true },
    { name: 'qiniuBucketName', required: true },
  ],
  2: [
    { name: 'aliyunDomain', required: true, url: true },
    { name: 'aliyunPrefix' },
    { name: 'aliyunEndPoint', required: true },
    { name: 'aliyunAccessKeyId', required: true },
    { name: 'aliyunAccessKeySecret', required: true, secret: true },
    { name: 'aliyunBucketName', required: true },
  ],
  3: [
    { name: 'qcloudDomain', required: true, url: true },
    { name: 'qcloudPrefix' },
    { name: 'qcloudSecretId', required: true },
    { name: 'qcloudSecretKey', required: true, secret: true },
    { name: 'qcloudBucketName', required: true },
    { name: 'qcloudRegion', required: true },
  ],
  4: [{ name: 'fastdfsDomain', required: true, url: true }],
  5: [
    { name: 'localDomain', required: true, url: true },
    { name: 'localPrefix' },
    { name: 'localPath', required: true },
  ],
  6: [
    { name: 'minioEndPoint', required: true },
    { name: 'minioAccessKey', required: true },
    { name: 'minioSecretKey', required: true, secret: true },
    { name: 'minioBucketName', required: true },
    { name: 'minioPrefix' },
  ],
} as const satisfies Record<number, readonly Described[]>;

/** A field of a provider's configuration (docs/contract#2.13). */
export interface ProviderField extends Described {
  name: (typeof fields)[keyof typeof fields][number]['name'];
}

/** The fields of each of the six providers, by the value of `sys_oss_service`. */
export const providers: Readonly<Record<number, readonly ProviderField[]>> = fields;
