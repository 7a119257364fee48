import { ReloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { type ChangeEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockOf } from '@/shared/display/Countdown';
import { Article } from './Article';
import { align } from './align';
import { charsOf, marks, type Measure, measureOf } from './measure';
import { at, begin, FRESH, type RunRules, secondsOf, typeInto } from './run';
import styles from './typing.module.css';

interface TypingBoxProps extends RunRules {
  title?: string | undefined;
  forbidPaste?: boolean | undefined;
  /** True to focus the input when the box appears, such as in a dialog that the user opens to type. */
  takesFocus?: boolean;
  /** Returns a text to display after the result, such as whether the target was met. */
  verdict?: ((result: Measure) => string) | undefined;
}

/**
 * The typing exercise. The user types over the article, which marks the mistakes. The first key press starts the clock.
 * The clock stops when the user reaches the end of the article or the time is up. Then the result appears.
 */
export function TypingBox({ title, forbidPaste = false, takesFocus = false, verdict, ...rules }: TypingBoxProps) {
  const { t } = useTranslation('contest');
  const id = useId();
  const [run, setRun] = useState(FRESH);
  const [text, setText] = useState('');
  const [now, setNow] = useState(0);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const running = run.startedAt !== undefined && run.endedAt === undefined;
  const tick = useEffectEvent(() => {
    setNow(Date.now());
    setRun(at(run, Date.now(), rules));
  });
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick(), 250);
    return () => clearInterval(timer);
  }, [running]);

  const take = (next: string) => {
    const after = typeInto(run, next, Date.now(), rules);
    setRun(after);
    setText(after.typed);
    setNow(Date.now());
  };
  function change({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) {
    if (!('isComposing' in nativeEvent) || nativeEvent.isComposing !== true) return take(target.value);
    // While an input method composes text, the clock runs and the text is displayed but not yet counted.
    setRun(begin(run, Date.now()));
    setText(target.value);
  }

  const seconds = secondsOf(run, now);
  const aligned = align(charsOf(rules.article), charsOf(run.typed));
  const result = measureOf(aligned, seconds);
  const composing = text.startsWith(run.typed) ? text.slice(run.typed.length) : '';
  const left = rules.seconds ? rules.seconds - seconds : seconds;
  return (
    <section className={styles.box} aria-label={title ?? t('typing.title')}>
      <div className={styles.figures}>
        <span role="timer">{t(rules.seconds ? 'typing.left' : 'typing.used', { time: clockOf(left * 1000) })}</span>
        <span>{t('typing.speed', { speed: result.speed })}</span>
        <span>{t('typing.accuracy', { accuracy: result.accuracy })}</span>
        <span>{t('typing.corrections', { count: run.corrections })}</span>
        <Button
          size="small"
          icon={<ReloadOutlined aria-hidden="true" />}
          disabled={run.startedAt === undefined}
          onClick={() => {
            setRun(FRESH);
            setText('');
          }}
        >
          {t('typing.again')}
        </Button>
      </div>
      <Article id={id} pieces={marks(rules.article, aligned)} composing={composing}>
        <textarea
          ref={input}
          className={styles.input}
          value={text}
          aria-label={t('typing.label')}
          aria-describedby={id}
          readOnly={run.endedAt !== undefined}
          spellCheck={false}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          onChange={change}
          onCompositionEnd={(event) => take(event.currentTarget.value)}
          onPaste={(event) => forbidPaste && event.preventDefault()}
          onDrop={(event) => forbidPaste && event.preventDefault()}
        />
      </Article>
      <p className={styles.legend}>
        <span>{t('typing.begin')}</span>
        <del>{t('typing.legend.wrong')}</del>
        <del className={styles.missed}>{t('typing.legend.missed')}</del>
        <s>{t('typing.legend.extra')}</s>
      </p>
      <div role="status">
        {run.endedAt !== undefined && (
          <Alert
            type="success"
            showIcon
            title={t('typing.done')}
            description={`${t('typing.result', { ...result, count: run.corrections })} ${verdict?.(result) ?? ''}`.trim()}
          />
        )}
      </div>
    </section>
  );
}
