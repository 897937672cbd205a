/** Human techniques for any regions: the next step with its reason, whole paths, and ratings. */
package org.nonomino.explainer;
