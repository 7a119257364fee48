/** Invented paragraphs to type in contests, in Chinese and English. */
const CHINESE = [
  '清晨的渔港还笼着一层薄雾，码头上的灯一盏接一盏地熄灭。归来的船靠了岸，水手们把缆绳抛向石阶，鱼筐在吱呀作响的木板上排成长队。',
  '打字不是一场手指的赛跑，而是一次目光、记忆与节奏的配合。眼睛先走半行，手指便不会慌张；心里有了句子，键盘自然安静下来。',
  '图书馆的钟敲过九下，阅览室里只剩翻页的声音。靠窗的位置坐着一位老人，他每天都来抄写一页旧县志，说是要替后人留一份整齐的底稿。',
  '山路转过第三道弯，村子便露出屋顶。晒场上铺着新收的稻谷，孩子们赤着脚在谷堆之间追逐，风把笑声送到很远的田埂上去。',
  '速录员的工作台上只有三样东西：一台机器、一杯清水和一张日程表。会议开始之后，她听见的每一个字都会在屏幕上停留，没有遗漏，也没有多余。',
  '工厂的生产线昼夜不停，质检员却总能在几百个零件里挑出那一个不合格的。他说诀窍并不神秘，只是每天比昨天多看一眼，多问一句为什么。',
];
const ENGLISH = [
  'The harbour was quiet when the first boats came home. Lamps went out one by one, and the smell of salt and rope filled the narrow street.',
  'Typing well is less a race of fingers than a habit of reading ahead. Let the eyes walk half a line in front, and the hands will follow calmly.',
  'In the old workshop every tool had a place and every place had a name. The apprentices learned the names first, and only then the tools.',
];
const DIGITS = [
  '3141 5926 5358 9793 2384 6264 3383 2795 0288 4197',
  '2718 2818 2845 9045 2353 6028 7471 3526 6249 7757',
];

/** Returns a text of about `length` characters in a language of `biz_contest_lang`; the same for the same `n`. */
export function articleOf(language: string, length: number, n: number): string {
  const words = language === '2' ? ENGLISH : language === '3' ? DIGITS : CHINESE;
  let text = '';
  for (let index = n; text.length < length; index += 1) text += `${text && '\n'}${words[index % words.length] ?? ''}`;
  return text;
}
