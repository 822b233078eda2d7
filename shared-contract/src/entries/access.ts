export {
  type Access,
  isAllowed,
  mayCall,
  only,
  publicAccess,
  type RoleName,
  roleNames,
  signedIn,
  type Viewer,
  viewerSchema,
} from '../access';
export { recordLabel, roleLabel } from '../role-labels';
