import { message as antdMessage, notification as antdNotification } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { connectNotices, type Notice } from '@/shared/ui/notify';
import { LongText } from '@/shared/ui/LongText';
import { AntdRoot } from './AntdRoot';

/** Shows what is sent to `notify`, and announces passing messages to screen readers. */
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
  const [spoken, setSpoken] = useState('');
  const show = useEffectEvent(({ kind, title, description, stays }: Notice) => {
    if (stays) {
      const words = description && (
        <span style={{ whiteSpace: 'pre-line' }}>
          <LongText>{description}</LongText>
        </span>
      );
      notification.open({ type: kind, title, description: words, key: title, duration: 8, role: 'alert' });
      return;
    }
    void message.open({ type: kind, content: <LongText>{title}</LongText>, key: title });
    setSpoken(title);
  });
  useEffect(() => connectNotices((notice) => show(notice)), []);
  return (
    <>
      {messages}
      {notifications}
      <div className="sr-only" role="status" aria-live="polite">
        {spoken}
      </div>
    </>
  );
}
