import { message as antdMessage, notification as antdNotification } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { connectNotices, type Notice } from '@/shared/display/notify';
import { LongText } from '@/shared/display/LongText';
import { AntdRoot } from './AntdRoot';

/** Time in milliseconds within which equal notices are shown only once. */
const BURST = 500;

/** Shows the notices sent to `notify`, and makes screen readers announce brief messages. */
export default function NoticeHost() {
  return (
    <AntdRoot>
      <Host />
    </AntdRoot>
  );
}

function Host() {
  const [message, messages] = antdMessage.useMessage({ maxCount: 3 });
  const [notification, notifications] = antdNotification.useNotification({ maxCount: 3 });
  const [spoken, setSpoken] = useState({ key: '', text: '' });
  const last = useRef(new Map<string, { key: string; description: string | undefined; at: number }>());
  const show = useEffectEvent(({ kind, title, description, sticky }: Notice) => {
    const before = last.current.get(title);
    const at = performance.now();
    if (before?.description === description && before && at - before.at < BURST) return;
    // Uses a new key, because an updated notice would neither restart its timeout nor be announced again.
    const key = `${title} ${at}`;
    last.current.set(title, { key, description, at });
    if (before) (sticky ? notification : message).destroy(before.key);
    if (sticky) {
      const body = description && (
        <span style={{ whiteSpace: 'pre-line' }}>
          <LongText>{description}</LongText>
        </span>
      );
      notification.open({ type: kind, title, description: body, key, duration: 8, role: 'alert' });
      return;
    }
    void message.open({ type: kind, content: <LongText>{title}</LongText>, key });
    setSpoken({ key, text: title });
  });
  useEffect(() => connectNotices((notice) => show(notice)), []);
  return (
    <>
      {messages}
      {notifications}
      <div className="sr-only" role="status" aria-live="polite">
        <span key={spoken.key}>{spoken.text}</span>
      </div>
    </>
  );
}
