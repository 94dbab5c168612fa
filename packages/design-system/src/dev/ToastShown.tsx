import { Button } from '../components/Button/Button.tsx';
import {
  body,
  description as descriptionClass,
  offers,
  title as titleClass,
  toast,
  words,
} from '../components/Toast/Toast.css.ts';

interface ToastShownProps {
  title: string;
  description?: string;
  action?: string;
}

/** For docs pages: a toast as it looks, standing still. */
export function ToastShown({ title, description, action }: ToastShownProps) {
  return (
    <div className={toast({ tone: 'neutral' })}>
      <div className={body}>
        <div className={words}>
          <div className={titleClass}>{title}</div>
          {description && <div className={descriptionClass}>{description}</div>}
        </div>
        {action && (
          <div className={offers}>
            <Button size="sm">{action}</Button>
          </div>
        )}
      </div>
    </div>
  );
}
