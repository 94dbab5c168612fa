import { ToastRegion } from '@kinora/design-system';

export default ToastRegion;
