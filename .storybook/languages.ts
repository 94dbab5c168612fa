import { mediaBroken } from '../packages/design-system/src/components/Media/mediaBroken.ts';
import { englishLabels } from '../packages/design-system/src/labels/englishLabels.ts';
import type { Labels } from '../packages/design-system/src/labels/labels.ts';
import { pseudo } from './pseudo.ts';

type Text = string | ((...parts: never[]) => string);
type Words = Readonly<Record<string, Text | Readonly<Record<string, Text>>>>;

const lengthenedText = (text: Text): Text =>
  typeof text === 'string' ? pseudo(text) : (...parts) => pseudo(text(...parts));

/** The same words at twice the length, also those with a variable part and those in groups. */
const lengthened = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([name, word]) => [
      name,
      typeof word === 'object' ? (lengthened(word) as Readonly<Record<string, Text>>) : lengthenedText(word),
    ]),
  );

export const pseudoLabels = lengthened({
  ...englishLabels,
  mediaBroken,
} as unknown as Words) as unknown as Labels;

/** Whole, so that a component that says something in English by itself is heard. */
export const arabicLabels: Labels = {
  pending: 'جارٍ العمل',
  required: 'مطلوب',
  close: 'إغلاق',
  cancel: 'إلغاء',
  dismiss: 'تجاهل',
  discardQuestion: 'هل تريد تجاهل ما أدخلته؟',
  keepEditing: 'متابعة التحرير',
  discard: 'تجاهل التغييرات',
  notifications: 'الإشعارات',
  rangeStart: 'من',
  rangeEnd: 'إلى',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  choose: 'اختر',
  chooseItem: 'اختر',
  chooseAll: 'اختر الكل',
  chosen: (count) => `المختار: ${count}`,
  clearChosen: (label) => `مسح ${label}`,
  chooseFile: 'اختر ملفًا',
  chooseFiles: 'اختر ملفات',
  dropHere: 'أفلته هنا',
  filesRefused: {
    type: (names) => `${names}: لا يمكن استخدام هذا النوع من الملفات هنا.`,
    count: (names) => `${names}: يوجد مكان لملف واحد فقط.`,
  },
  loading: 'جارٍ التحميل',
  opensInNewTab: 'يفتح في علامة تبويب جديدة',
  skipToContent: 'انتقل إلى المحتوى',
  announcement: 'إعلان',
  collapseSidebar: 'طيّ الشريط الجانبي',
  expandSidebar: 'توسيع الشريط الجانبي',
  breadcrumbs: 'المسار إلى هذه الصفحة',
  placesBetween: 'الأماكن الواقعة بينهما',
  pagination: 'الصفحات',
  previous: 'السابق',
  next: 'التالي',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  page: (page) => `الصفحة ${page}`,
  pageOf: (page, count) => `الصفحة ${page} من ${count}`,
  repeated: (times) => `عدد المرات: ${times}`,
  commands: 'الأوامر',
  searchCommands: 'ابحث عن مكان أو إجراء',
  recent: 'الأخيرة',
  resultCount: (count) => `عدد النتائج: ${count}`,
  noneFound: (query) => (query ? `لا نتائج لـ «${query}»` : 'لا شيء هنا بعد'),
  clearSearch: 'مسح البحث',
  increase: (label) => `زيادة ${label}`,
  decrease: (label) => `إنقاص ${label}`,
  nothingFound: 'لا نتائج',
  pressToUse: (text) => `اضغط Enter لاستخدام «${text}»`,
  stars: (count) => `${count} من النجوم`,
  ratingOf: (value, most) => `${value} من ${most}`,
  missing: (label) => `${label}: مطلوب`,
  toCorrect: (count) => `عدد ما يجب تصحيحه: ${count}`,
  charactersLeft: (left) => `الأحرف المتبقية: ${left}`,
  charactersOver: (over) => `أحرف زائدة: ${over}`,
  tryAgain: 'حاول مرة أخرى',
  pictureBroken: 'تعذّر عرض هذه الصورة',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  mute: 'كتم الصوت',
  unmute: 'تشغيل الصوت',
  volume: 'مستوى الصوت',
  position: 'الموضع',
  positionOf: (at, of) => `${at} من ${of}`,
  speed: 'السرعة',
  captions: 'الترجمة',
  captionsOff: 'بلا ترجمة',
  fullScreen: 'ملء الشاشة',
  leaveFullScreen: 'الخروج من ملء الشاشة',
  previousFrame: 'إطار إلى الخلف',
  nextFrame: 'إطار إلى الأمام',
  mediaBroken: {
    connection: 'انقطع الاتصال أثناء التحميل.',
    damaged: 'هذا الملف تالف ولا يمكن متابعة تشغيله.',
    unsupported: 'تعذّر العثور على هذا الملف، أو أن هذا المتصفح لا يشغّل نوعه.',
  },
  openFile: 'افتح الملف',
  copy: 'نسخ',
  copied: 'تم النسخ',
  copyFailed: 'تعذّر النسخ',
  remove: 'إزالة',
  nothingHere: 'لا شيء هنا بعد',
  tones: { danger: 'خطأ', warning: 'تحذير', success: 'تم', info: 'ملاحظة' },
};
