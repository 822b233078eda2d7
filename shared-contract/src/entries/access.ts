export {
  type Access,
  chapterLeadRight,
  isAllowed,
  mayCall,
  mayCallForRows,
  namesForAllRows,
  only,
  publicAccess,
  type RoleName,
  roleNames,
  signedIn,
  type Viewer,
  viewerSchema,
} from '../access';
export { recordLabel, roleLabel } from '../role-labels';
