import { instantOf } from '@/shared/settings/times';
import { scoreOf } from '@/areas/contest/typing/ranking';
import { charsOf, measure } from '@/areas/contest/typing/measure';
import { timestamp } from '../../respond';
import { digits, idNumber, mistyped, pick } from '../made';
import { resumesSeed } from '../resumes';

const HOUR = 3_600_000;

/** Registrations that fail a check: the same person twice, a wrong check digit, a sex other than in the id number. */
const TWICE = { first: 6, again: 9 };
const MISTYPED = 12;
const OTHER_SEX = 3;

const REASONS = ['参赛组别与所属单位不符', '身份信息与资料不一致', '重复报名'];

const SUBMITTED = { id: 1, action: 'submit', fromStatus: '', toStatus: '0', remark: '' };

/** The fields of a contest that the simulated players need. */
interface Joined {
  id: number;
  competitionName: string;
  scoreRule: string;
  minAccuracy?: number | string | null | undefined;
  maxAttempts: number | null;
  duration: number | null;
  wordCount: number;
  articleContent: string;
  registerFee?: number | string | null | undefined;
  needAudit: string;
  groupTypes: readonly string[];
  registerStartTime: string;
  startTime: string;
}

const moment = (text: string, hours: number) => timestamp(new Date(instantOf(text) + hours * HOUR));

/** Returns the registrations for a contest with this status. A contest always has the same resume owners as players. */
export function registrationsFor(contest: Joined, status: string, firstId: number) {
  const people = resumesSeed();
  const ended = status === '5';
  return Array.from({ length: 14 + (contest.id % 4) * 4 }, (_, index) => {
    const seat = index === TWICE.again ? TWICE.first : index;
    const somebody = people[(contest.id * 17 + seat * 5) % people.length] ?? people[0];
    const played = ended || (status === '4' && index % 2 === 0);
    const waiting = contest.needAudit === 'Y' && !ended && status !== '4' && index % 3 !== 1;
    const registerStatus =
      index % 11 === 7 ? '3' : index % 9 === 5 ? '2' : waiting ? '0' : played ? (index % 7 === 4 ? '5' : '4') : '1';
    const decided = registerStatus !== '0' && registerStatus !== '3' && contest.needAudit === 'Y';
    const fee = Number(contest.registerFee ?? 0);
    const sex = somebody?.sex === '1' ? '1' : '0';
    const idCard = idNumber(
      440301,
      somebody?.birthday ?? '',
      index === OTHER_SEX ? (sex === '1' ? '0' : '1') : sex,
      contest.id * 17 + seat,
    );
    const registerTime = moment(contest.registerStartTime, 0.2 + index * 0.05);
    const auditTime = moment(contest.registerStartTime, 2 + index * 0.1);
    const isRejected = registerStatus === '2';
    const reason = pick(REASONS, index + contest.id);
    return {
      id: firstId + index,
      registerNo: `BM${digits(contest.id, 4)}${digits(index + 1, 4)}`,
      competitionId: contest.id,
      competitionName: contest.competitionName,
      memberId: somebody?.memberId,
      realName: somebody?.realName ?? '',
      sex: somebody?.sex,
      phone: somebody?.phone,
      idCard: index === MISTYPED ? mistyped(idCard) : idCard,
      groupType: pick(contest.groupTypes, index),
      unitName: somebody?.schoolName,
      regionName: somebody?.regionName,
      payStatus: fee === 0 ? null : registerStatus === '3' ? '5' : '1',
      orderNo:
        fee === 0
          ? null
          : `SO${contest.registerStartTime.slice(0, 10).replaceAll('-', '')}${digits(firstId + index, 5)}`,
      registerStatus,
      auditRemark: isRejected ? reason : null,
      auditBy: decided ? '系统管理员' : null,
      auditTime: decided ? auditTime : null,
      registerTime,
      auditLogs: [
        ...(decided
          ? [
              {
                id: 2,
                action: isRejected ? 'reject' : 'pass',
                fromStatus: '0',
                toStatus: isRejected ? '2' : '1',
                remark: isRejected ? reason : '',
                operatorName: '系统管理员',
                operateTime: auditTime,
              },
            ]
          : []),
        { ...SUBMITTED, operatorName: somebody?.realName ?? '', operateTime: registerTime },
      ],
    };
  });
}

interface Player {
  id: number;
  realName: string;
  phone?: string | null | undefined;
  unitName?: string | null | undefined;
}

/**
 * Simulates typing an article: this number of characters, with this number of mistakes at equal distances. The mistakes
 * alternate: a wrong, a missing and an extra character.
 */
function typedOf(article: readonly string[], many: number, slips: number): string {
  const every = Math.max(2, Math.floor(many / Math.max(1, slips)));
  return article
    .slice(0, many)
    .map((char, index) => {
      const slip = index % every === every - 1 && index / every < slips ? (index / every) % 3 : 3;
      return slip < 1 ? '口' : slip < 2 ? '' : slip < 3 ? `${char}口` : char;
    })
    .join('');
}

/** Returns the runs of a player: as many as allowed, at most three. Some have too many mistakes. */
export function runsFor(contest: Joined, player: Player, firstId: number) {
  const attempts = contest.maxAttempts ? Math.min(contest.maxAttempts, 3) : 3;
  const many = 1 + (player.id % attempts);
  const article = charsOf(contest.articleContent);
  return Array.from({ length: many }, (_, index) => {
    const n = player.id * 17 + index * 7;
    const full = (contest.duration ?? 0) * 60;
    const pace = 52 + ((n * 29) % 41) * 2 + index * 3;
    const totalChars = Math.min(contest.wordCount, Math.round((pace * full) / 60));
    const usedSeconds = Math.min(full, Math.round((totalChars * 60) / pace));
    const slips = Math.round(totalChars * (n % 8 === 3 ? 0.18 : 0.05 - (n % 5) / 100));
    const made = measure(contest.articleContent, typedOf(article, totalChars, slips), usedSeconds);
    const tooLow = made.accuracy < Number(contest.minAccuracy ?? 0);
    const startTime = moment(contest.startTime, 0.02 * (1 + (player.id % 10)) + index * 0.05);
    return {
      id: firstId + index,
      competitionId: contest.id,
      competitionName: contest.competitionName,
      registrationId: player.id,
      realName: player.realName,
      phone: player.phone,
      unitName: player.unitName,
      attemptNo: index + 1,
      ...made,
      backspaceCount: 5 + (n % 37),
      usedSeconds,
      score: scoreOf(made, contest.scoreRule),
      rank: null,
      awardName: null,
      startTime,
      endTime: moment(startTime, usedSeconds / 3600),
      clientIp: `192.0.2.${1 + (n % 250)}`,
      deviceInfo: pick(['Chrome 142 / Windows 11', 'Edge 142 / Windows 10', 'Firefox 145 / Ubuntu'], n),
      switchCount: n % 6 === 0 ? 2 : 0,
      recordStatus: tooLow ? '2' : n % 23 === 0 ? '3' : '1',
      invalidReason: tooLow ? '正确率低于竞赛最低要求' : null,
    };
  });
}

/** Returns the progress of a run: its counts at twenty moments, with varying speed, up to the result of the run. */
export function samplesOf(run: {
  id: number;
  totalChars?: number | null | undefined;
  correctChars?: number | null | undefined;
  usedSeconds?: number | null | undefined;
}) {
  const steps = Array.from(
    { length: 20 },
    (_, index) => 8 + Math.round(3 * Math.sin(index * 0.9 + run.id)) + (index < 2 ? -2 : 0),
  );
  const sum = steps.reduce((a, b) => a + b, 0);
  let passed = 0;
  return steps.map((step, index) => {
    passed += step;
    const part = (count: number | null | undefined) => Math.round(((count ?? 0) * passed) / sum);
    return {
      second: Math.round(((run.usedSeconds ?? 0) * (index + 1)) / 20),
      totalChars: part(run.totalChars),
      correctChars: part(run.correctChars),
    };
  });
}
