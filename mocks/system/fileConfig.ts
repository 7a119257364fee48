import { z } from 'zod';
import { storageSchema } from '@/areas/system/dfs/dfs.resource';
import { providers } from '@/areas/system/dfs/providers';
import { defineTable } from '../table';

const fields = Object.values(providers).flat();
/** Replaces a stored secret in responses. */
const MASK = '******';
const LABELS: Readonly<Record<string, string>> = {
  qiniuDomain: '七牛绑定的域名',
  qiniuAccessKey: '七牛AccessKey',
  qiniuSecretKey: '七牛SecretKey',
  qiniuBucketName: '七牛空间名',
  aliyunDomain: '阿里云绑定的域名',
  aliyunEndPoint: '阿里云EndPoint',
  aliyunAccessKeyId: '阿里云AccessKeyId',
  aliyunAccessKeySecret: '阿里云AccessKeySecret',
  aliyunBucketName: '阿里云BucketName',
  qcloudDomain: '腾讯云绑定的域名',
  qcloudSecretId: '腾讯云SecretId',
  qcloudSecretKey: '腾讯云SecretKey',
  qcloudBucketName: '腾讯云BucketName',
  qcloudRegion: '腾讯云COS所属地区',
  fastdfsDomain: 'FastDFS绑定的域名',
  localDomain: '本地上传绑定的域名',
  localPath: '本地上传存储目录',
  minioEndPoint: 'MinIO EndPoint',
  minioAccessKey: 'MinIO AccessKey',
  minioSecretKey: 'MinIO SecretKey',
  minioBucketName: 'MinIO BucketName',
};

const configRow = storageSchema.extend({ id: z.number(), type: z.number() });
type ConfigRow = z.infer<typeof configRow>;

/** The configuration of the file storage: a single row with the id 1 (docs/contract#2.13). */
export const dfsConfigs = defineTable<ConfigRow>({
  name: 'dfsConfig',
  idKey: 'id',
  schema: configRow,
  seed: () => [
    { id: 1, type: 5, localDomain: 'https://files.example.com', localPrefix: '', localPath: '/data/upload' },
  ],
});

/** Returns the configuration with its secrets masked. */
export function masked({ id: _id, ...config }: ConfigRow = { id: 1, type: 5 }): object {
  const secrets = fields.filter(({ name, secret }) => secret && config[name]).map(({ name }) => [name, MASK]);
  return { ...config, ...Object.fromEntries(secrets) };
}

/** Merges the body into the stored configuration. A secret that is missing or still masked keeps its value. */
export function withSecrets(sent: Record<string, unknown>, stored: ConfigRow = { id: 1, type: 5 }): ConfigRow {
  const known = fields.filter(
    ({ name, secret }) => name in sent && !(secret && (sent[name] === MASK || sent[name] === '')),
  );
  const next = Object.fromEntries(known.map(({ name }) => [name, String(sent[name] ?? '').trim()]));
  return { ...stored, ...next, type: Number(sent.type) };
}

/** Returns a message about the first field that is missing or invalid. */
export function problemOf(config: ConfigRow): string | undefined {
  const required = providers[config.type];
  if (!required) return '类型错误';
  const empty = required.find(({ name, required }) => required && !config[name]);
  if (empty) return `${LABELS[empty.name] ?? empty.name}不能为空`;
  const wrong = required.find(({ name, url }) => url && !/^https?:\/\/[^\s/]+/.test(String(config[name])));
  return wrong ? `${LABELS[wrong.name] ?? wrong.name}格式不正确` : undefined;
}
