import type { IconName } from '@cadre/contract/icon-name';
import {
  ArrowLeftRight,
  ClockAlert,
  FileCheck2,
  FilePen,
  FileText,
  Hourglass,
  type LucideIcon,
  Plane,
  TreePalm,
  UserPen,
} from 'lucide-react';

/** The picture of each icon that a resource declares. */
export const recordIcons: Record<IconName, LucideIcon> = {
  clock_alert: ClockAlert,
  exchange: ArrowLeftRight,
  file_check: FileCheck2,
  file_pen: FilePen,
  file_text: FileText,
  hourglass: Hourglass,
  palm: TreePalm,
  plane: Plane,
  user_pen: UserPen,
};
