import { englishLabels } from '../packages/design-system/src/labels/labels.ts';
import type { Labels } from '../packages/design-system/src/labels/labels.ts';
import { pseudo } from './pseudo.ts';

export const pseudoLabels: Partial<Labels> = Object.fromEntries(
  Object.entries(englishLabels)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([key, value]) => [key, pseudo(value)]),
);

/** Enough Arabic to check that components say nothing in English by themselves. */
export const arabicLabels: Partial<Labels> = {
  pending: 'جارٍ العمل',
  required: 'مطلوب',
  optional: 'اختياري',
  close: 'إغلاق',
  cancel: 'إلغاء',
  dismiss: 'تجاهل',
  notifications: 'الإشعارات',
  rangeStart: 'من',
  rangeEnd: 'إلى',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  choose: 'اختر',
  chooseFile: 'اختر ملفًا',
  chooseFiles: 'اختر ملفات',
  dropHere: 'أفلته هنا',
  loading: 'جارٍ التحميل',
  opensInNewTab: 'يفتح في علامة تبويب جديدة',
  skipToContent: 'انتقل إلى المحتوى',
  tones: { danger: 'خطأ', warning: 'تحذير', success: 'تم', info: 'ملاحظة' },
};
