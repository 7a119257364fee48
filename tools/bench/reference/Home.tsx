import { Card, Statistic } from 'antd';
import { useEffect, useState } from 'react';
import { asked } from './asked';

export default function Home() {
  const [count, setCount] = useState(0);
  useEffect(() => void asked().then(() => setCount(8)), []);
  return (
    <Card title="待我处理">
      {['企业', '学校', '创作者', '课程'].map((title) => (
        <Statistic key={title} title={title} value={count} />
      ))}
    </Card>
  );
}
